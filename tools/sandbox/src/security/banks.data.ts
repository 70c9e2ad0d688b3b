/** Bank for withdrawals. */
export interface Bank {
  code: string;
  /** Official name, the same in every language. */
  name: string;
}

/** Banks by the brand's country. Fictitious, like those for deposits. */
export const BANKS: Readonly<Record<string, readonly Bank[]>> = {
  VN: [
    { code: 'SOH-DEMO', name: 'Sông Hồng Bank' },
    { code: 'NSB-DEMO', name: 'Núi Sen Bank' },
    { code: 'BXB-DEMO', name: 'Biển Xanh Bank' },
    { code: 'CLB-DEMO', name: 'Cửu Long Bank' },
    { code: 'TNB-DEMO', name: 'Trăng Non Bank' },
    { code: 'LVB-DEMO', name: 'Lúa Vàng Bank' },
    { code: 'HAB-DEMO', name: 'Hải Âu Bank' },
    { code: 'TVB-DEMO', name: 'Tre Việt Bank' },
  ],
  US: [
    { code: 'HPB-DEMO', name: 'Harbor & Pine Bank' },
    { code: 'FJB-DEMO', name: 'First Juniper Bank' },
    { code: 'CLC-DEMO', name: 'Copper Lantern Credit Union' },
    { code: 'MRB-DEMO', name: 'Mill River Bank' },
    { code: 'WSB-DEMO', name: 'Windmere Savings' },
    { code: 'TOB-DEMO', name: 'Three Oaks Bank' },
  ],
  TW: [
    { code: 'CHZ-DEMO', name: '赤嶺銀行' },
    { code: 'YSB-DEMO', name: '雲杉銀行' },
    { code: 'HYB-DEMO', name: '海燕銀行' },
    { code: 'QSB-DEMO', name: '青松銀行' },
    { code: 'YGB-DEMO', name: '月港銀行' },
    { code: 'SHX-DEMO', name: '山霞信用合作社' },
  ],
};
