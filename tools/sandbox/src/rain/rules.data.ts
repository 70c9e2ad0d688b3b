import type { Texts } from '../brands/brands';

/** Rules of every rain. */
export const RAIN_RULES: Texts = {
  EN: 'One red envelope per account in each rain. The amount is random; tapping faster doesn’t get you more. The rain ends when time is up or all envelopes are gone. The money goes straight to your wallet.',
  VI: 'Mỗi tài khoản nhận một bao lì xì trong mỗi đợt mưa. Số tiền được chọn ngẫu nhiên, chạm nhanh hơn cũng không được nhiều hơn. Đợt mưa kết thúc khi hết giờ hoặc khi đã phát hết. Tiền vào ví ngay lập tức.',
  CN: '每个账号在每场红包雨中可领取一个红包。金额随机决定，与点击快慢无关。时间结束或红包发完即止。奖金立即到账。',
  TW: '每個帳號在每場紅包雨中可領取一個紅包。金額隨機決定，與點擊快慢無關。時間結束或紅包發完即止。獎金會立刻入帳。',
  JA: '紅包レイン1回につき、1アカウントが受け取れる紅包は1つです。金額は抽選で決まり、タップの速さは関係ありません。時間になるか、すべて配り終えると終了します。賞金はすぐにウォレットに入ります。',
  TH: 'หนึ่งบัญชีรับอั่งเปาได้หนึ่งซองต่อฝนอั่งเปาหนึ่งรอบ จำนวนเงินสุ่มโดยระบบ กดเร็วกว่าก็ไม่ได้มากกว่า กิจกรรมจบเมื่อหมดเวลาหรือแจกครบ เงินเข้ากระเป๋าทันที',
  PT: 'Um envelope vermelho por conta em cada chuva. O valor é sorteado: tocar mais depressa não dá mais. A chuva acaba quando o tempo termina ou quando tudo foi distribuído. O dinheiro entra logo na carteira.',
};
