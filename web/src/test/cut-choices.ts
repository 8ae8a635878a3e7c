/** What is chosen in lists that are closed and has not the room that it needs, as “Etiqueta: todas 114 > 78”. */
export function cutChoices(): string[] {
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) throw new Error('nothing can be measured');
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
      getComputedStyle(select);
    ruler.font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ');
    const words = select.selectedOptions[0]?.textContent ?? '';
    const needed = Math.floor(ruler.measureText(words).width);
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // What is folded away has no room at all.
    return select.clientWidth > 0 && needed > room ? [`${words} ${needed} > ${room}`] : [];
  });
}
