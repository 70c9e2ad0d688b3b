import type { Language } from '../../brands/brands';

/** Texts of a host's room. */
export interface RoomWords {
  room: string;
  /** Notice above the messages. */
  demonstration: string;
  /** `{count}`: people in the room now. */
  watching: string;
  /** Label beside the host's name. */
  host: string;
  pause: string;
  play: string;
  /** Text alternative of the picture. */
  loop: string;
  /** Notice that the room is closed because the host is off air. */
  off: string;
  vip: string;
  /** `{price}` in the brand's currency. */
  unpaid: string;
}

export const ROOM_WORDS: Readonly<Record<Language, RoomWords>> = {
  VI: {
    room: 'Phòng chat',
    demonstration: 'Bản demo: hình vẽ lặp lại, streamer tự động; người xem là người thật.',
    watching: 'Đang xem: {count}',
    host: 'tự động',
    pause: 'Tạm dừng hình',
    play: 'Phát hình',
    loop: 'Hình vẽ lặp lại: bàn chơi trước mặt streamer',
    off: 'Buổi phát đã kết thúc.',
    vip: 'Phòng này dành cho thành viên có cấp VIP.',
    unpaid: 'Phòng riêng tính phí theo lượt xem. Hãy thanh toán trong ứng dụng, giá: {price}',
  },
  EN: {
    room: 'Chat room',
    demonstration: 'Demo: a looped animation and an automatic host. The viewers are real people.',
    watching: 'Watching: {count}',
    host: 'automatic',
    pause: 'Pause the video',
    play: 'Play the video',
    loop: 'Looped animation: the game table in front of the host',
    off: 'The stream has ended.',
    vip: 'This room is for members with a VIP level.',
    unpaid: 'This private room is pay per view. Pay in the app. Price: {price}',
  },
  CN: {
    room: '聊天室',
    demonstration: '演示：循环动画与自动主播；观众为真实用户。',
    watching: '正在观看：{count}',
    host: '自动',
    pause: '暂停画面',
    play: '播放画面',
    loop: '循环动画：主播面前的游戏桌',
    off: '直播已结束。',
    vip: '此聊天室仅限有 VIP 等级的会员。',
    unpaid: '此私密房按次付费，请在应用内支付，价格：{price}',
  },
  TW: {
    room: '聊天室',
    demonstration: '示範：循環動畫與自動直播主；觀眾為真實使用者。',
    watching: '正在觀看：{count}',
    host: '自動',
    pause: '暫停畫面',
    play: '播放畫面',
    loop: '循環動畫：直播主面前的遊戲桌',
    off: '直播已結束。',
    vip: '此聊天室僅限有 VIP 等級的會員。',
    unpaid: '此私人房按次付費，請在應用程式內付款，價格：{price}',
  },
  JA: {
    room: 'チャットルーム',
    demonstration: 'デモ：ループ映像と自動の配信者です。視聴者は実際の利用者です。',
    watching: '視聴中：{count}',
    host: '自動',
    pause: '映像を一時停止',
    play: '映像を再生',
    loop: 'ループ映像：配信者の前のゲームテーブル',
    off: '配信は終了しました。',
    vip: 'このルームはVIPレベルのある会員専用です。',
    unpaid: 'このプライベートルームは視聴ごとに有料です。アプリでお支払いください。料金：{price}',
  },
  TH: {
    room: 'ห้องแชท',
    demonstration: 'ระบบสาธิต: ภาพเคลื่อนไหววนซ้ำและสตรีมเมอร์อัตโนมัติ ผู้ชมเป็นคนจริง',
    watching: 'กำลังชม: {count}',
    host: 'อัตโนมัติ',
    pause: 'หยุดภาพชั่วคราว',
    play: 'เล่นภาพ',
    loop: 'ภาพเคลื่อนไหววนซ้ำ: โต๊ะเกมหน้าสตรีมเมอร์',
    off: 'ไลฟ์จบแล้ว',
    vip: 'ห้องนี้สำหรับสมาชิกที่มีระดับ VIP',
    unpaid: 'ห้องส่วนตัวนี้คิดค่าชมเป็นครั้ง กรุณาชำระในแอป ราคา: {price}',
  },
  PT: {
    room: 'Sala de chat',
    demonstration:
      'Demonstração: animação em loop e streamer automático. Os espectadores são reais.',
    watching: 'Assistindo: {count}',
    host: 'automático',
    pause: 'Pausar a imagem',
    play: 'Reproduzir a imagem',
    loop: 'Animação em loop: a mesa do jogo diante do streamer',
    off: 'A transmissão terminou.',
    vip: 'Esta sala é para membros com nível VIP.',
    unpaid: 'Esta sala privada é paga por transmissão. Pague no aplicativo; preço: {price}',
  },
};
