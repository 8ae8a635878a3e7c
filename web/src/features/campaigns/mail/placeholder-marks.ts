import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import type { EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { isPlaceholder } from './placeholders.ts';

/**
 * Placeholders stay text, as the server reads them, and look like chips; the wrong ones stand out. Backspace takes a
 * whole one away.
 */
export const PlaceholderMarks = Extension.create({
  name: 'placeholderMarks',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: chips } })],
  addKeyboardShortcuts() {
    return {
      Backspace: ({ editor }) => {
        const { empty, $from, from } = editor.state.selection;
        const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
        const name = /\{(\w+)\}$/.exec(before)?.[1];
        if (!empty || !isPlaceholder(name)) return false;
        return editor.commands.deleteRange({ from: from - name.length - 2, to: from });
      },
    };
  },
});

function chips({ doc }: EditorState): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const match of node.text?.matchAll(/\{([^{}]*)\}/g) ?? []) {
      const from = position + match.index;
      const face = isPlaceholder(match[1]) ? 'bg-accent-soft text-accent' : 'bg-bad/10 text-bad';
      found.push(
        Decoration.inline(from, from + match[0].length, {
          class: `rounded-small px-1 py-px ${face}`,
        }),
      );
    }
  });
  return DecorationSet.create(doc, found);
}
