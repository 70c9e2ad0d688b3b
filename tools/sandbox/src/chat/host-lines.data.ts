import type { Texts } from '../brands/brands';

type Lines = readonly [Texts, ...Texts[]];

/** Unprompted lines of a host. */
export const HOST_LINES: Lines = [
  {
    VI: 'Chào mừng mọi người vào phòng!',
    EN: 'Welcome to the room, everybody!',
    CN: '欢迎大家来到聊天室！',
    TW: '歡迎大家來到聊天室！',
    JA: '皆さん、ルームへようこそ！',
    TH: 'ยินดีต้อนรับทุกคนสู่ห้อง!',
    PT: 'Boas-vindas à sala, pessoal!',
  },
  {
    VI: 'Ván tiếp theo bắt đầu ngay đây.',
    EN: 'The next spin is about to begin.',
    CN: '下一轮转盘马上开始。',
    TW: '下一輪轉盤馬上開始。',
    JA: '次のスピンがまもなく始まります。',
    TH: 'รอบหมุนถัดไปกำลังจะเริ่ม',
    PT: 'A próxima rodada já vai começar.',
  },
  {
    VI: 'Hôm nay bạn thế nào? Hãy viết vài dòng.',
    EN: 'How is your day? Write me a few words.',
    CN: '今天过得怎么样？和我聊几句吧。',
    TW: '今天過得怎麼樣？和我聊幾句吧。',
    JA: '今日はどんな一日ですか？ひとことどうぞ。',
    TH: 'วันนี้เป็นอย่างไรบ้าง เขียนคุยกันได้นะ',
    PT: 'Como vai o seu dia? Escreva algumas palavras.',
  },
  {
    VI: 'Nhớ nghỉ giải lao một chút nếu bạn xem đã lâu.',
    EN: 'Take a short break if you have watched for long.',
    CN: '看久了记得休息一下。',
    TW: '看久了記得休息一下。',
    JA: '長く見ている方は少し休憩してくださいね。',
    TH: 'ดูนานแล้วอย่าลืมพักสักครู่',
    PT: 'Faça uma pausa se já assiste há muito tempo.',
  },
  {
    VI: 'Quả bóng dừng lại rồi. Thật là hồi hộp!',
    EN: 'The ball comes to rest. How exciting!',
    CN: '小球停下来了，真让人紧张！',
    TW: '小球停下來了，真讓人緊張！',
    JA: 'ボールが止まりました。どきどきしますね！',
    TH: 'ลูกบอลหยุดแล้ว ตื่นเต้นจริง ๆ',
    PT: 'A bolinha parou. Que emoção!',
  },
  {
    VI: 'Cảm ơn các bạn đã ở đây cùng mình.',
    EN: 'Thank you for being here with me.',
    CN: '谢谢大家陪着我。',
    TW: '謝謝大家陪著我。',
    JA: '一緒にいてくれてありがとうございます。',
    TH: 'ขอบคุณที่อยู่ด้วยกันตรงนี้',
    PT: 'Obrigado por estarem aqui comigo.',
  },
];

/** Replies of a host to a player, with `{name}`. */
export const HOST_REPLIES: Lines = [
  {
    VI: '{name}, cảm ơn bạn đã nhắn!',
    EN: '{name}, thanks for your message!',
    CN: '{name}，谢谢你的留言！',
    TW: '{name}，謝謝你的留言！',
    JA: '{name}さん、メッセージありがとうございます！',
    TH: '{name} ขอบคุณสำหรับข้อความ!',
    PT: '{name}, obrigado pela mensagem!',
  },
  {
    VI: 'Mình thấy tin của {name} rồi.',
    EN: 'I see your message, {name}.',
    CN: '{name}，我看到你的消息了。',
    TW: '{name}，我看到你的訊息了。',
    JA: '{name}さんのメッセージ、読みました。',
    TH: 'เห็นข้อความของ {name} แล้วนะ',
    PT: 'Vi sua mensagem, {name}.',
  },
  {
    VI: 'Chào {name}, chúc bạn xem vui!',
    EN: 'Hello {name}, enjoy the show!',
    CN: '你好，{name}，祝你看得开心！',
    TW: '你好，{name}，祝你看得開心！',
    JA: '{name}さん、こんにちは。楽しんでいってください！',
    TH: 'สวัสดี {name} ขอให้สนุกกับการชม!',
    PT: 'Olá, {name}, aproveite a transmissão!',
  },
];
