export const NEWS_INDEXES = `
CREATE INDEX announcement_reads_by_announcement ON announcement_reads (announcement_id);
CREATE INDEX announcements_by_date ON announcements (brand, kind, start_date DESC);
`;
