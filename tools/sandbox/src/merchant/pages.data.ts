import { inAllLanguages, type LocalisedText } from '../seed/text';

// oxfmt-ignore
/** Texts about the merchant. They describe a demonstration and promise nothing. */
export const PAGES: Readonly<Record<'joinUs' | 'aboutUs', LocalisedText>> = {
  joinUs: inAllLanguages(
    ['Hợp tác cùng chúng tôi', '<p>{brand} là một bản demo và không tuyển đại lý. Ở sản phẩm thật, trang này cho biết ai có thể trở thành đại lý, quyền lợi và điều kiện.</p>'],
    ['Join us', '<p>{brand} is a demo and doesn’t recruit agents. In a real product, this page explains who can become an agent, what they earn and on what terms.</p>'],
    ['加入我们', '<p>{brand} 是一个演示，不招募代理。在真实产品中，本页将说明谁可以成为代理、收益以及适用条款。</p>'],
    ['加入我們', '<p>{brand} 是一個示範，不招募代理。在真實產品中，本頁將說明誰可以成為代理、收益以及適用條款。</p>'],
    ['パートナー募集', '<p>{brand}はデモであり、エージェントは募集していません。実際の製品では、エージェントになれる方、報酬、条件をこのページで説明します。</p>'],
    ['ร่วมงานกับเรา', '<p>{brand} เป็นเพียงการสาธิตและไม่รับสมัครตัวแทน ในผลิตภัณฑ์จริง หน้านี้จะบอกว่าใครเป็นตัวแทนได้ ได้รับอะไร และมีเงื่อนไขใด</p>'],
    ['Junte-se a nós', '<p>{brand} é uma demonstração e não contrata agentes. Em um produto real, esta página explica quem pode ser agente, quanto ganha e em quais condições.</p>']),
  aboutUs: inAllLanguages(
    ['Về chúng tôi', '<p>{brand} là một thương hiệu hư cấu. Trò chơi, nhà cung cấp và tiền ở đây đều chỉ để demo; không ai có thể thắng hay thua tiền thật.</p>'],
    ['About us', '<p>{brand} is a fictional brand. The games, providers and money here are for demonstration only. Nobody can win or lose real money.</p>'],
    ['关于我们', '<p>{brand} 是虚构的品牌。这里的游戏、厂商与资金均为演示，无人会赢得或输掉真钱。</p>'],
    ['關於我們', '<p>{brand} 是虛構的品牌。這裡的遊戲、遊戲商與資金均為示範，無人會贏得或輸掉真錢。</p>'],
    ['私たちについて', '<p>{brand}は架空のブランドです。ゲーム、プロバイダー、お金はすべてデモであり、実際のお金を得ることも失うこともありません。</p>'],
    ['เกี่ยวกับเรา', '<p>{brand} เป็นแบรนด์สมมติ เกม ค่ายเกม และเงินที่นี่เป็นการสาธิต ไม่มีใครได้หรือเสียเงินจริง</p>'],
    ['Sobre nós', '<p>{brand} é uma marca fictícia. Jogos, provedores e dinheiro aqui são uma demonstração: ninguém ganha nem perde dinheiro real.</p>']),
};

interface Sponsored {
  id: string;
  /** Second part of the picture's path, after the brand. */
  banner: string;
  daysAgo: number;
  /** Title and one-line summary. */
  text: LocalisedText;
}

// oxfmt-ignore
/** Fictitious clubs, declared as such in the texts. Newest first. */
export const SPONSORS: readonly Sponsored[] = [
  { id: 'sp1', banner: 'welcome', daysAgo: 40, text: inAllLanguages(
    ['{brand} và Lakeside Albion', 'Câu lạc bộ bóng đá hư cấu của bản demo này'],
    ['{brand} and Lakeside Albion', 'A football club invented for this demonstration'],
    ['{brand} 与 Lakeside Albion', '为本演示虚构的足球俱乐部'],
    ['{brand} 與 Lakeside Albion', '為本示範虛構的足球俱樂部'],
    ['{brand}とLakeside Albion', 'このデモのために作られた架空のサッカークラブ'],
    ['{brand} กับ Lakeside Albion', 'สโมสรฟุตบอลสมมติสำหรับการสาธิตนี้'],
    ['{brand} e Lakeside Albion', 'Um clube de futebol inventado para esta demonstração']) },
  { id: 'sp2', banner: 'hosts', daysAgo: 180, text: inAllLanguages(
    ['{brand} và Harbour League', 'Giải đấu hư cấu của bản demo này'],
    ['{brand} and the Harbour League', 'A league invented for this demonstration'],
    ['{brand} 与 Harbour League', '为本演示虚构的联赛'],
    ['{brand} 與 Harbour League', '為本示範虛構的聯賽'],
    ['{brand}とHarbour League', 'このデモのために作られた架空のリーグ'],
    ['{brand} กับ Harbour League', 'ลีกสมมติสำหรับการสาธิตนี้'],
    ['{brand} e a Harbour League', 'Uma liga inventada para esta demonstração']) },
];
