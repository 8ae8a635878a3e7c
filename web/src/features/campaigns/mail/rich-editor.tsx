import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { EditorToolbar } from './editor-toolbar.tsx';
import { asHtml, fromEditor } from './mail-html.ts';
import { PlaceholderList } from './placeholder-list.tsx';
import { PlaceholderMarks } from './placeholder-marks.ts';
import { cleanPaste } from './word-paste.ts';

export interface RichEditorProps {
  /** The focus comes to it, unless somebody has moved on while it was fetched. */
  focused: boolean;
  value: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** What is written in it. */
  lang: string;
}

const face =
  'min-h-56 whitespace-break-spaces px-3.5 py-3 leading-relaxed outline-none [overflow-wrap:anywhere] [&_a]:text-accent [&_a]:underline [&_blockquote]:border-l-2 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_h2]:text-title [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&>*+*]:mt-3';

const below = { top: 80, bottom: 120, left: 0, right: 0 };

const link = {
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
};

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link,
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    dropcursor: false,
    trailingNode: false,
  }),
  PlaceholderMarks,
];

/** A mail text with the few forms that every mail program shows. A chunk of its own, loaded when it is needed. */
export function RichEditor({
  focused,
  value,
  onChange,
  labelledBy,
  describedBy,
  invalid,
  lang,
}: RichEditorProps) {
  const known = useRef(value);
  const editor = useEditor({
    extensions,
    content: asHtml(value),
    // Its style sheet is a part of ours: the page takes none from scripts.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: face,
      },
      transformPastedHTML: cleanPaste,
      // The caret stays clear of the bar at the foot of the form.
      scrollThreshold: below,
      scrollMargin: below,
    },
    onUpdate({ editor: changed }) {
      known.current = fromEditor(changed.getHTML());
      onChange(known.current);
    },
  });

  useEffect(() => {
    if (focused && document.activeElement === document.body) editor.view.focus();
  }, [editor, focused]);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(asHtml(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    const { dom } = editor.view;
    if (describedBy) dom.setAttribute('aria-describedby', describedBy);
    else dom.removeAttribute('aria-describedby');
    dom.setAttribute('aria-invalid', String(invalid));
  }, [editor, describedBy, invalid]);

  return (
    <div
      className={`relative rounded-control border bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${invalid ? 'border-bad' : 'border-edge'}`}
    >
      <EditorToolbar editor={editor} />
      <div lang={lang}>
        <EditorContent editor={editor} />
      </div>
      <PlaceholderList editor={editor} />
    </div>
  );
}
