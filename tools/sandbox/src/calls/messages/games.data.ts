import type { MessageTable } from './message-table';

/** Messages of games, bets and rooms. */
export const GAMES = {
  'game.not.found': {
    VI: 'Không tìm thấy trò chơi này',
    EN: 'There is no such game',
    CN: '未找到该游戏',
    TW: '找不到此遊戲',
    JA: 'このゲームは見つかりません',
    TH: 'ไม่พบเกมนี้',
    PT: 'Este jogo não existe',
  },
  'game.maintenance': {
    VI: 'Trò chơi đang bảo trì',
    EN: 'This game is under maintenance',
    CN: '该游戏正在维护',
    TW: '此遊戲正在維護',
    JA: 'このゲームはメンテナンス中です',
    TH: 'เกมนี้อยู่ระหว่างปรับปรุง',
    PT: 'Este jogo está em manutenção',
  },
  'host.not.live': {
    VI: 'Streamer hiện không phát trực tiếp',
    EN: 'This host is not live right now',
    CN: '该主播目前未开播',
    TW: '這位直播主目前未開播',
    JA: 'この配信者は現在オフラインです',
    TH: 'สตรีมเมอร์คนนี้ยังไม่ไลฟ์',
    PT: 'Este streamer não está ao vivo agora',
  },
  'room.not.paid': {
    VI: 'Phòng riêng này tính phí theo lượt xem',
    EN: 'This private room is pay per view',
    CN: '此私密房按次付费',
    TW: '此私人房按次付費',
    JA: 'このプライベートルームは視聴ごとに有料です',
    TH: 'ห้องส่วนตัวนี้คิดค่าชมเป็นครั้ง',
    PT: 'Esta sala privada é paga por transmissão',
  },
  'room.vip.only': {
    VI: 'Phòng này dành cho thành viên VIP',
    EN: 'This room is for VIP members',
    CN: '此聊天室仅限 VIP 会员',
    TW: '此聊天室僅限 VIP 會員',
    JA: 'このルームはVIP会員専用です',
    TH: 'ห้องนี้สำหรับสมาชิก VIP',
    PT: 'Esta sala é para membros VIP',
  },
  'bet.not.cancellable': {
    VI: 'Vé cược này không hủy được nữa',
    EN: 'This bet can no longer be cancelled',
    CN: '该注单已无法撤销',
    TW: '此注單已無法撤銷',
    JA: 'このベットは取り消せません',
    TH: 'ยกเลิกเดิมพันนี้ไม่ได้แล้ว',
    PT: 'Esta aposta não pode mais ser cancelada',
  },
} satisfies MessageTable;
