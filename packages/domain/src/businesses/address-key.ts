import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'

const streetWords = /\b(?:avenida|avda|av|boulevard|bulevar|bvard|blvd|bv|calle|numero|nro|num|no|n)\b/g

/**
 * Returns the key by which two street addresses are compared. Drops optional words such as 'calle' or 'avenida'.
 * Returns '' for null.
 */
export const addressKey = (address: string | null): string =>
  foldPlaceName((address ?? '').replace(/º|°/g, ' ').replace(/\b(\d+)\.(?=\d{3}\b)/g, '$1'))
    .replace(streetWords, '')
    .replace(/ +/g, ' ')
    .trim()
