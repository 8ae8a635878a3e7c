import { oneOf, orderOf, pageNumber, text } from '../../lib/search.ts';

export const galleryStates = ['active', 'draft', 'completed'] as const;

/** What the address of the gallery says about its list. */
export function galleryListSearch(search: Record<string, unknown>): Partial<GallerySearch> {
  return {
    name: text(search['name']),
    state: oneOf(search['state'], galleryStates),
    order: orderOf(search['order'], ['name', 'people']),
    page: pageNumber(search['page']),
  };
}

export interface GallerySearch {
  name: string | undefined;
  state: (typeof galleryStates)[number] | undefined;
  order: 'name' | '-name' | 'people' | '-people' | undefined;
  page: number | undefined;
}
