import type { Language, Texts } from '../brands/brands';
import type { MailEventName } from './mail-events.data';

type MailText = readonly [title: string, content: string];

const inAll = (
  ...[VI, EN, CN, TW, JA, TH, PT]: readonly [
    VI: MailText,
    EN: MailText,
    CN: MailText,
    TW: MailText,
    JA: MailText,
    TH: MailText,
    PT: MailText,
  ]
): Readonly<Record<Language, MailText>> => ({ VI, EN, CN, TW, JA, TH, PT });

// oxfmt-ignore
/** Text of each mail with its facts as `{amount}`, `{order}`, `{reason}`, `{kind}`, `{user}`. */
export const MAIL_TEXTS: Readonly<Record<MailEventName, Readonly<Record<Language, MailText>>>> = {
  'deposit.paid': inAll(
    ['Nạp tiền thành công: {amount}', 'Lệnh nạp {order} đã hoàn tất. {amount} đã được cộng vào ví của bạn.'],
    ['Your deposit of {amount} has arrived', 'Deposit {order} is complete. {amount} has been credited to your wallet.'],
    ['存款 {amount} 已到账', '存款 {order} 已完成，{amount} 已存入您的钱包。'],
    ['存款 {amount} 已入帳', '存款 {order} 已完成，{amount} 已存入您的錢包。'],
    ['{amount}の入金が反映されました', '入金{order}が完了し、{amount}がウォレットに反映されました。'],
    ['เงินฝาก {amount} เข้าแล้ว', 'รายการฝาก {order} เสร็จสมบูรณ์ เพิ่ม {amount} เข้ากระเป๋าเงินของคุณแล้ว'],
    ['Seu depósito de {amount} chegou', 'O depósito {order} foi concluído. {amount} foram creditados na sua carteira.']),
  'deposit.failed': inAll(
    ['Nạp tiền không thành công: {amount}', 'Lệnh nạp {order} không hoàn tất và không có tiền nào được cộng. Lý do: {reason}.'],
    ['Your deposit of {amount} failed', 'Deposit {order} wasn’t completed and nothing was credited. Reason: {reason}.'],
    ['存款 {amount} 未成功', '存款 {order} 未完成，没有任何款项入账。原因：{reason}。'],
    ['存款 {amount} 未成功', '存款 {order} 未完成，沒有任何款項入帳。原因：{reason}。'],
    ['{amount}の入金は完了しませんでした', '入金{order}は完了せず、反映された金額はありません。理由：{reason}。'],
    ['ฝากเงิน {amount} ไม่สำเร็จ', 'รายการฝาก {order} ไม่สำเร็จ ไม่มีการเพิ่มยอดเงิน เหตุผล: {reason}'],
    ['Seu depósito de {amount} não chegou', 'O depósito {order} não foi concluído e nada foi creditado. Motivo: {reason}.']),
  'withdrawal.paid': inAll(
    ['Rút tiền thành công: {amount}', 'Lệnh rút {order} với số tiền {amount} đã được chi trả.'],
    ['Your withdrawal of {amount} has been paid', 'Withdrawal {order} of {amount} has been paid.'],
    ['提款 {amount} 已支付', '提款 {order}（{amount}）已支付。'],
    ['提款 {amount} 已匯出', '提款 {order}（{amount}）已匯出。'],
    ['{amount}の出金が完了しました', '出金{order}（{amount}）のお支払いが完了しました。'],
    ['ถอนเงิน {amount} สำเร็จ', 'รายการถอน {order} จำนวน {amount} จ่ายแล้ว'],
    ['Seu saque de {amount} foi pago', 'O saque {order} de {amount} foi pago.']),
  'withdrawal.returned': inAll(
    ['Rút tiền không thành công: {amount}', 'Lệnh rút {order} không được chi trả. {amount} đã trở lại ví của bạn. Lý do: {reason}.'],
    ['Your withdrawal of {amount} wasn’t paid', 'Withdrawal {order} wasn’t paid. {amount} is back in your wallet. Reason: {reason}.'],
    ['提款 {amount} 未支付', '提款 {order} 未支付，{amount} 已退回您的钱包。原因：{reason}。'],
    ['提款 {amount} 未支付', '提款 {order} 未支付，{amount} 已退回您的錢包。原因：{reason}。'],
    ['{amount}の出金は行われませんでした', '出金{order}は行われず、{amount}はウォレットに戻りました。理由：{reason}。'],
    ['ถอนเงิน {amount} ไม่สำเร็จ', 'รายการถอน {order} ไม่ได้จ่าย คืน {amount} เข้ากระเป๋าเงินของคุณแล้ว เหตุผล: {reason}'],
    ['Seu saque de {amount} não foi pago', 'O saque {order} não foi pago. {amount} voltaram para a sua carteira. Motivo: {reason}.']),
  'withdrawal.identity': inAll(
    ['Cần xác minh danh tính cho lệnh rút {amount}', 'Lệnh rút {order} đang chờ xác minh danh tính. Hãy gửi giấy tờ của bạn để chúng tôi tiếp tục.'],
    ['Your withdrawal of {amount} needs identity verification', 'Withdrawal {order} is waiting for identity verification. Send your documents and we’ll continue.'],
    ['提款 {amount} 需要身份验证', '提款 {order} 正在等待身份验证，请提交证件以便继续处理。'],
    ['提款 {amount} 需要身分驗證', '提款 {order} 正在等待身分驗證，請提交證件以便繼續處理。'],
    ['{amount}の出金には本人確認が必要です', '出金{order}は本人確認を待っています。書類をお送りいただくと手続きを進めます。'],
    ['การถอน {amount} ต้องยืนยันตัวตน', 'รายการถอน {order} รอการยืนยันตัวตน กรุณาส่งเอกสารเพื่อดำเนินการต่อ'],
    ['Seu saque de {amount} precisa de verificação de identidade', 'O saque {order} aguarda a verificação de identidade. Envie seus documentos para que ele siga.']),
  'reward.issued': inAll(
    ['Bạn đã nhận phần thưởng {amount}', '{amount} đã được cộng vào ví của bạn, mã {order}.'],
    ['You received a reward of {amount}', '{amount} has been credited to your wallet. Number: {order}.'],
    ['您获得奖励 {amount}', '{amount} 已存入您的钱包，编号 {order}。'],
    ['您獲得獎勵 {amount}', '{amount} 已存入您的錢包，編號 {order}。'],
    ['{amount}の特典を受け取りました', '{amount}がウォレットに反映されました（番号{order}）。'],
    ['คุณได้รับรางวัล {amount}', 'เพิ่ม {amount} เข้ากระเป๋าเงินของคุณแล้ว หมายเลข {order}'],
    ['Você recebeu uma recompensa de {amount}', '{amount} foram creditados na sua carteira, número {order}.']),
  'contract.offered': inAll(
    ['Hợp đồng mới: {kind}', '{user} đề nghị bạn hợp đồng {kind}. Hãy xem các điều khoản và trả lời.'],
    ['New contract: {kind}', '{user} has proposed a contract to you: {kind}. Read the terms and respond.'],
    ['新契约：{kind}', '{user} 向您提出了契约：{kind}。请查看条款并答复。'],
    ['新契約：{kind}', '{user} 向您提出了契約：{kind}。請查看條款並答覆。'],
    ['新しい契約：{kind}', '{user}から契約（{kind}）の提案があります。内容をご確認のうえ、ご回答ください。'],
    ['สัญญาใหม่: {kind}', '{user} เสนอสัญญา {kind} ให้คุณ กรุณาอ่านเงื่อนไขแล้วตอบ'],
    ['Novo contrato: {kind}', '{user} propôs um contrato a você: {kind}. Leia os termos e responda.']),
  'contract.accepted': inAll(
    ['Hợp đồng được chấp nhận: {kind}', '{user} đã chấp nhận hợp đồng {kind} của bạn.'],
    ['Contract accepted: {kind}', '{user} has accepted your contract: {kind}.'],
    ['契约已接受：{kind}', '{user} 已接受您的契约：{kind}。'],
    ['契約已接受：{kind}', '{user} 已接受您的契約：{kind}。'],
    ['契約が承諾されました：{kind}', '{user}が契約（{kind}）を承諾しました。'],
    ['สัญญาได้รับการยอมรับ: {kind}', '{user} ยอมรับสัญญา {kind} ของคุณแล้ว'],
    ['Contrato aceito: {kind}', '{user} aceitou o seu contrato: {kind}.']),
  'contract.declined': inAll(
    ['Hợp đồng bị từ chối: {kind}', '{user} đã từ chối hợp đồng {kind} của bạn.'],
    ['Contract rejected: {kind}', '{user} rejected your contract: {kind}.'],
    ['契约被拒绝：{kind}', '{user} 拒绝了您的契约：{kind}。'],
    ['契約被拒絕：{kind}', '{user} 拒絕了您的契約：{kind}。'],
    ['契約が拒否されました：{kind}', '{user}が契約（{kind}）を拒否しました。'],
    ['สัญญาถูกปฏิเสธ: {kind}', '{user} ปฏิเสธสัญญา {kind} ของคุณ'],
    ['Contrato recusado: {kind}', '{user} recusou o seu contrato: {kind}.']),
  'contract.withdrawn': inAll(
    ['Đề nghị hợp đồng đã bị rút lại: {kind}', '{user} đã rút lại đề nghị hợp đồng {kind}. Bạn không cần trả lời nữa.'],
    ['Contract proposal withdrawn: {kind}', '{user} has withdrawn the proposed contract: {kind}. You don’t need to respond.'],
    ['契约提议已撤回：{kind}', '{user} 已撤回契约提议：{kind}，您无需再答复。'],
    ['契約提議已撤回：{kind}', '{user} 已撤回契約提議：{kind}，您無須再答覆。'],
    ['契約の提案が取り下げられました：{kind}', '{user}が契約（{kind}）の提案を取り下げました。ご回答は不要です。'],
    ['ถอนข้อเสนอสัญญาแล้ว: {kind}', '{user} ถอนข้อเสนอสัญญา {kind} แล้ว คุณไม่ต้องตอบอีก'],
    ['Proposta de contrato retirada: {kind}', '{user} retirou a proposta de contrato: {kind}. Não é mais preciso responder.']),
  'contract.ended': inAll(
    ['Hợp đồng chấm dứt: {kind}', '{user} đã chấm dứt hợp đồng {kind}. Nếu hợp đồng đã bắt đầu, kỳ hiện tại vẫn được quyết toán và chi trả.'],
    ['Contract ended: {kind}', '{user} has ended the contract: {kind}. If it had already started, the current period will still be settled and paid.'],
    ['契约已终止：{kind}', '{user} 已终止契约：{kind}。若契约已开始，本期仍会照常结算并支付。'],
    ['契約已終止：{kind}', '{user} 已終止契約：{kind}。若契約已開始，本期仍會照常結算並支付。'],
    ['契約が終了になりました：{kind}', '{user}が契約（{kind}）を終了しました。すでに開始している場合、今期分は通常どおり精算して支払われます。'],
    ['สิ้นสุดสัญญา: {kind}', '{user} ยกเลิกสัญญา {kind} หากสัญญาเริ่มแล้ว งวดปัจจุบันยังคิดและจ่ายตามปกติ'],
    ['Contrato encerrado: {kind}', '{user} encerrou o contrato: {kind}. Se ele já tinha começado, o período atual ainda será apurado e pago.']),
  'identity.approved': inAll(
    ['Danh tính của bạn đã được xác minh', 'Giấy tờ của bạn đã được chấp nhận. Các lệnh rút đang chờ xác minh sẽ được xử lý tiếp.'],
    ['Your identity has been verified', 'Your documents were accepted. Withdrawals waiting for verification will continue.'],
    ['您的身份已通过验证', '您的证件已通过审核，等待验证的提款将继续处理。'],
    ['您的身分已通過驗證', '您的證件已通過審核，等待驗證的提款將繼續處理。'],
    ['本人確認が完了しました', '書類が承認されました。確認待ちの出金は手続きを再開します。'],
    ['ยืนยันตัวตนของคุณแล้ว', 'เอกสารของคุณผ่านการตรวจสอบ รายการถอนที่รอการยืนยันจะดำเนินการต่อ'],
    ['Sua identidade foi verificada', 'Seus documentos foram aceitos. Os saques que aguardavam a verificação seguem em andamento.']),
  'identity.rejected': inAll(
    ['Danh tính của bạn chưa được xác minh', 'Giấy tờ của bạn không được chấp nhận. Lý do: {reason}. Bạn có thể gửi lại.'],
    ['Your identity couldn’t be verified', 'Your documents weren’t accepted. Reason: {reason}. You can send them again.'],
    ['您的身份未通过验证', '您的证件未通过审核。原因：{reason}。您可以重新提交。'],
    ['您的身分未通過驗證', '您的證件未通過審核。原因：{reason}。您可以重新提交。'],
    ['本人確認ができませんでした', '書類が承認されませんでした。理由：{reason}。もう一度お送りいただけます。'],
    ['ยืนยันตัวตนของคุณไม่สำเร็จ', 'เอกสารของคุณไม่ผ่านการตรวจสอบ เหตุผล: {reason} คุณส่งใหม่ได้'],
    ['Não foi possível verificar sua identidade', 'Seus documentos não foram aceitos. Motivo: {reason}. Você pode enviá-los de novo.']),
};

const word = (
  ...[VI, EN, CN, TW, JA, TH, PT]: readonly [
    VI: string,
    EN: string,
    CN: string,
    TW: string,
    JA: string,
    TH: string,
    PT: string,
  ]
): Texts => ({ VI, EN, CN, TW, JA, TH, PT });

// oxfmt-ignore
/** Localised texts of codes used as facts. */
export const MAIL_WORDS: Readonly<Record<string, Texts>> = {
  PAYER_MISMATCH: word('tên người chuyển không khớp', 'the payer’s name doesn’t match', '付款人姓名不符', '付款人姓名不符', 'お支払い名義が一致しません', 'ชื่อผู้โอนไม่ตรงกัน', 'o nome do pagador não confere'),
  DECLINED_BY_BANK: word('ngân hàng từ chối', 'the bank declined it', '银行拒绝', '銀行拒絕', '銀行が承認しませんでした', 'ธนาคารปฏิเสธ', 'o banco recusou'),
  REFUSED_BY_PAYER: word('người trả tiền từ chối', 'declined on the payment page', '付款人拒绝付款', '付款人拒絕付款', 'お支払いが拒否されました', 'ผู้ชำระปฏิเสธการชำระเงิน', 'recusado na página de pagamento'),
  RISK_REVIEW: word('không qua được bước kiểm tra an toàn', 'it didn’t pass the security review', '未通过安全审核', '未通過安全審核', '安全確認を通過しませんでした', 'ไม่ผ่านการตรวจสอบความปลอดภัย', 'não passou na análise de segurança'),
  IDENTITY_REJECTED: word('danh tính chưa được xác minh', 'the identity couldn’t be verified', '身份未通过验证', '身分未通過驗證', '本人確認ができませんでした', 'ยืนยันตัวตนไม่ได้', 'a identidade não foi verificada'),
  BANK_REFUSED: word('ngân hàng nhận từ chối', 'the receiving bank declined it', '收款银行拒绝', '收款銀行拒絕', '受取銀行が受け付けませんでした', 'ธนาคารผู้รับปฏิเสธ', 'o banco recebedor recusou'),
  BANK_UNAVAILABLE: word('ngân hàng tạm thời không hoạt động', 'the bank is unavailable', '银行暂时无法使用', '銀行暫時無法使用', '銀行が利用できません', 'ธนาคารไม่พร้อมให้บริการ', 'o banco está indisponível'),
  UNREADABLE: word('ảnh không đọc được', 'a photo can’t be read', '照片无法辨认', '照片無法辨識', '画像を読み取れません', 'ภาพอ่านไม่ออก', 'uma foto está ilegível'),
  EXPIRED: word('giấy tờ đã hết hạn', 'the document has expired', '证件已过期', '證件已過期', '書類の有効期限が切れています', 'เอกสารหมดอายุ', 'o documento está vencido'),
  MISMATCH: word('thông tin không khớp với giấy tờ', 'the details you entered don’t match the document', '填写的信息与证件不符', '填寫的資料與證件不符', '入力内容が書類と一致しません', 'ข้อมูลที่กรอกไม่ตรงกับเอกสาร', 'os dados informados não conferem com o documento'),
  UNDER_AGE: word('bạn chưa đủ tuổi', 'you’re below the minimum age', '未达到最低年龄', '未達最低年齡', '最低年齢に達していません', 'อายุไม่ถึงเกณฑ์', 'você não tem a idade mínima'),
  NOT_ACCEPTED: word('loại giấy tờ này không được chấp nhận', 'this type of document isn’t accepted', '不接受此类证件', '不接受此類證件', 'この種類の書類は受け付けていません', 'ไม่รับเอกสารประเภทนี้', 'este tipo de documento não é aceito'),
  DIVIDEND: word('cổ tức', 'dividend', '分红', '分紅', '配当', 'เงินปันผล', 'dividendo'),
  SALARY: word('lương ngày', 'daily salary', '日工资', '日薪', '日給', 'ค่าตอบแทนรายวัน', 'salário diário'),
  HOUR: word('lương giờ', 'hourly salary', '小时工资', '時薪', '時給', 'ค่าตอบแทนรายชั่วโมง', 'salário por hora'),
};
