/** Content field, with the documents' name. */
export interface ContentField {
  name: string;
  label: string;
  /** `html` is a textarea; `images` holds one URL per line. */
  kind: 'text' | 'html' | 'choice' | 'time' | 'images';
  required?: boolean;
  choices?: readonly (readonly [value: string, label: string])[];
}

const title: ContentField = { name: 'title', label: 'Title', kind: 'text', required: true };
const content: ContentField = {
  name: 'content',
  label: 'Content (HTML)',
  kind: 'html',
  required: true,
};
const startDate: ContentField = { name: 'startDate', label: 'From (empty: now)', kind: 'time' };
const endDate: ContentField = { name: 'endDate', label: 'Until (empty: open)', kind: 'time' };
const promotionType: ContentField = {
  name: 'promotionType',
  label: 'Promotion type',
  kind: 'text',
};
const images: ContentField = {
  name: 'announcementImages',
  label: 'Pictures, one address per line',
  kind: 'images',
};
const execution: ContentField = {
  name: 'execution',
  label: 'Shown to',
  kind: 'choice',
  choices: [
    ['A', 'A: members'],
    ['B', 'B: guests'],
    ['F', 'F: at a first login'],
  ],
};
const linkageType: ContentField = {
  name: 'linkageType',
  label: 'Target type',
  kind: 'choice',
  choices: [
    ['', 'none'],
    ['URL', 'URL: an address'],
    ['P', 'P: a promotion'],
    ['G', 'G: a game'],
  ],
};

/** Content kinds with their fields (D1 §3). */
export const CONTENT_KINDS = {
  announcement: [title, content, startDate, images],
  notice: [title, content, startDate],
  /** Notice for agents only. */
  agent: [title, content, startDate],
  popup: [title, content, execution, startDate, images],
  banner: [
    title,
    { name: 'caption', label: 'Caption', kind: 'text' },
    { name: 'url', label: 'Address of the picture', kind: 'text', required: true },
    { name: 'group', label: 'Group', kind: 'text' },
    linkageType,
    { name: 'linkage', label: 'Target: address, promotion id, or nodeId,vendor', kind: 'text' },
  ],
  /** Promotion without terms, which pays nothing. */
  promotion: [title, content, startDate, endDate, promotionType, images],
  /** News item. */
  news: [title, content, startDate],
} as const satisfies Record<string, readonly ContentField[]>;
