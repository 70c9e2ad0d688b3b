import type { BrandCode } from '../brands/brands';

/** Stage names of the sixty hosts by brand; the n-th name belongs to the n-th cover. */
export const HOST_NAMES = {
  aurora:
    'Bảo Ngọc|Minh Khôi|Thảo Vy|Gia Hân|Quỳnh Chi|Tuấn Kiệt|Khánh An|Hoàng Yến|Đức Huy|Mai Phương|Lan Anh|Nhật Nam|Thu Hà|Diệu Linh|Hải Đăng|Tường Vi|Ngọc Trâm|Phúc An|Yến Nhi|Cẩm Tú|Bích Trâm|Thanh Bách|Hồng Diệp|Kim Ngân|Việt Hoàng|Tú Anh|Ái My|Thiên Ân|Như Ý|Lệ Châu|Anh Thư|Trung Kiên|Mỹ Duyên|Hạ Vy|Quang Bảo|Kiều Trang|Thùy Dương|Bảo Long|Xuân Mai|Ngọc Hà|Thanh Trúc|Minh Quân|Phương Thảo|An Nhiên|Hữu Nghĩa|Tố Uyên|Lam Giang|Đăng Khoa|Vân Khánh|Hà My|Mộc Lan|Trí Dũng|Thục Đoan|Băng Tâm|Duy Mạnh|Hương Ly|Trúc Mai|Sơn Lâm|Nguyệt Minh|Tuyết Nhi',
  jade: 'Ava|Theo|Chloe|Isla|Maren|Felix|Nadia|Elena|Rowan|Sienna|Clara|Jasper|Ivy|Noelle|Adrian|Freya|Celeste|Miles|Vera|Juno|Lydia|Oscar|Odette|Thea|Damian|Mila|Ingrid|Silas|Paloma|Lena|Esme|Luca|Delphine|Wren|Hugo|Selene|Margot|Ezra|Tessa|Linnea|Anouk|Ronan|Aria|Hazel|Victor|Corinne|Zara|Emil|Daphne|Nora|Camille|Julian|Imogen|Stella|Leon|Petra|Simone|Caspian|Rhea|Opal',
  ember:
    '思妤|冠宇|雨彤|詠晴|若曦|柏翰|子涵|欣妍|承恩|語安|芷若|宥廷|心蕾|沛珊|彥廷|可欣|采薇|品睿|依晨|書瑤|凱莉|博文|夢潔|佳穎|浩然|靜宜|羽柔|皓軒|安琪|紫萱|筱雯|家豪|映雪|婉婷|俊傑|知夏|星妍|明軒|巧兒|沐晴|雅築|士傑|樂瑤|念慈|立群|妙涵|予晴|宇翔|湘琳|珮君|芷晴|志遠|霏霏|詩涵|啟銘|綺夢|曉棠|景行|月彤|雪兒',
} as const satisfies Record<BrandCode, string>;
