/** EMVCo field: identifier, two-digit length, value. */
const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value;

/** CRC-16/CCITT-FALSE of an ASCII text, four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= (char.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Payload of a Vietnamese bank QR code: a transfer in dong to an account (`QRIBFTTA`), for one payment with amount and
 * note, or for any number without them. ASCII only and without a name; the page shows the name as text.
 */
export function vietQr({
  payment,
  ...transfer
}: {
  bin: string;
  accountNo: string;
  payment?: {
    /** Decimal string in dong. */
    amount: string;
    /** Up to 25 letters and digits. */
    note: string;
  };
}): string {
  const account = field('00', transfer.bin) + field('01', transfer.accountNo);
  const payload = [
    field('00', '01'),
    // 12: single-use code, 11: reusable code.
    field('01', payment ? '12' : '11'),
    field('38', field('00', 'A000000727') + field('01', account) + field('02', 'QRIBFTTA')),
    field('53', '704'),
    payment ? field('54', payment.amount) : '',
    field('58', 'VN'),
    payment ? field('62', field('08', payment.note)) : '',
    '6304',
  ].join('');
  return payload + crc16(payload);
}
