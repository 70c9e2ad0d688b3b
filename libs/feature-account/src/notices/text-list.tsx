import { formatDay } from '@lobby/i18n';
import { EmptyState, NewsList, NewsRow, plainText } from '@lobby/ui-kit';
import { useState, type ReactNode } from 'react';
import { TextSheet } from '../text-sheet/text-sheet';

/** Common fields of notices and news. */
interface Text {
  id: string;
  title: string;
  /** HTML of the platform, unsanitized. */
  content: string;
  /** Milliseconds since the epoch. */
  startDate: number;
}

interface TextListProps<T extends Text> {
  label: string;
  noneText: string;
  texts: readonly T[];
  /** Picture above an opened text. */
  renderArt?(text: T): ReactNode;
  /** Controls below an opened text. */
  renderActions?(text: T): ReactNode;
}

/** Rows with title, day and start of the text, or the empty state; a row opens the whole text in a sheet. */
export function TextList<T extends Text>(props: TextListProps<T>) {
  const { label, noneText, texts, renderArt, renderActions } = props;
  const [shown, setShown] = useState<T>();
  const [open, setOpen] = useState(false);
  const show = (text: T) => {
    setShown(text);
    setOpen(true);
  };
  if (texts.length === 0) return <EmptyState art="inbox" title={noneText} />;
  return (
    <>
      <NewsList label={label}>
        {texts.map((text) => (
          <NewsRow
            key={text.id}
            title={text.title}
            when={formatDay(text.startDate)}
            text={plainText(text.content)}
            onOpen={() => show(text)}
          />
        ))}
      </NewsList>
      {shown && (
        <TextSheet
          open={open}
          onClose={() => setOpen(false)}
          title={shown.title}
          when={formatDay(shown.startDate)}
          art={renderArt?.(shown)}
          html={shown.content}
        >
          {renderActions?.(shown)}
        </TextSheet>
      )}
    </>
  );
}
