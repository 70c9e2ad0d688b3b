import type { Texts } from '../brands/brands';

/** Available questions, each with a short, stable answer. */
export const SECURITY_QUESTIONS: readonly { id: string; texts: Texts }[] = [
  {
    id: 'Q01',
    texts: {
      VI: 'Giáo viên chủ nhiệm lớp một của bạn tên gì?',
      EN: 'What was the name of your first teacher at school?',
      CN: '您小学一年级班主任叫什么名字？',
      TW: '您小學一年級的導師叫什麼名字？',
      JA: '小学1年生のときの担任の先生の名前は？',
      TH: 'ครูประจำชั้นประถมปีที่ 1 ของคุณชื่ออะไร',
      PT: 'Como se chamava a primeira pessoa que deu aula para você na escola?',
    },
  },
  {
    id: 'Q02',
    texts: {
      VI: 'Mẹ bạn sinh ra ở thành phố hoặc tỉnh nào?',
      EN: 'In which town was your mother born?',
      CN: '您的母亲出生在哪个城市？',
      TW: '您的母親出生在哪個城市？',
      JA: 'お母さまが生まれた町はどこですか？',
      TH: 'แม่ของคุณเกิดที่จังหวัดใด',
      PT: 'Em que cidade sua mãe nasceu?',
    },
  },
  {
    id: 'Q03',
    texts: {
      VI: 'Thú cưng đầu tiên của bạn tên gì?',
      EN: 'What was the name of your first pet?',
      CN: '您养的第一只宠物叫什么名字？',
      TW: '您養的第一隻寵物叫什麼名字？',
      JA: '初めて飼ったペットの名前は？',
      TH: 'สัตว์เลี้ยงตัวแรกของคุณชื่ออะไร',
      PT: 'Qual era o nome do seu primeiro animal de estimação?',
    },
  },
  {
    id: 'Q04',
    texts: {
      VI: 'Bạn thân nhất thời thơ ấu tên gì?',
      EN: 'What was the first name of your best friend as a child?',
      CN: '您童年最好的朋友叫什么名字？',
      TW: '您童年最好的朋友叫什麼名字？',
      JA: '子どものころの親友の名前は？',
      TH: 'เพื่อนสนิทที่สุดในวัยเด็กของคุณชื่ออะไร',
      PT: 'Qual era o primeiro nome do seu melhor amigo de infância?',
    },
  },
  {
    id: 'Q05',
    texts: {
      VI: 'Hồi nhỏ nhà bạn ở đường nào?',
      EN: 'On which street did you live as a child?',
      CN: '您小时候住在哪条街？',
      TW: '您小時候住在哪條街？',
      JA: '子どものころ住んでいた通りの名前は？',
      TH: 'ตอนเด็กบ้านของคุณอยู่ถนนอะไร',
      PT: 'Em que rua você morava quando criança?',
    },
  },
  {
    id: 'Q06',
    texts: {
      VI: 'Công ty đầu tiên bạn làm việc tên gì?',
      EN: 'What was the name of your first employer?',
      CN: '您工作的第一家公司叫什么？',
      TW: '您工作的第一家公司叫什麼？',
      JA: '初めて勤めた会社の名前は？',
      TH: 'บริษัทแรกที่คุณทำงานชื่ออะไร',
      PT: 'Qual foi a primeira empresa em que você trabalhou?',
    },
  },
  {
    id: 'Q07',
    texts: {
      VI: 'Cuốn sách bạn thích nhất hồi nhỏ là gì?',
      EN: 'Which book did you like best as a child?',
      CN: '您小时候最喜欢哪本书？',
      TW: '您小時候最喜歡哪本書？',
      JA: '子どものころ一番好きだった本は？',
      TH: 'หนังสือเล่มโปรดในวัยเด็กของคุณคือเล่มใด',
      PT: 'Qual era o seu livro favorito na infância?',
    },
  },
  {
    id: 'Q08',
    texts: {
      VI: 'Xe máy đầu tiên của bạn là dòng xe gì?',
      EN: 'What make was your first motorbike or car?',
      CN: '您的第一辆摩托车或汽车是什么牌子？',
      TW: '您的第一輛機車或汽車是什麼牌子？',
      JA: '初めて持ったバイクか車のメーカーは？',
      TH: 'รถคันแรกของคุณยี่ห้ออะไร',
      PT: 'Qual era a marca da sua primeira moto ou carro?',
    },
  },
];
