import type { Business } from '@oficio/db/generated/client'

/**
 * Returns whether a business lacks the address that it needs to be shown and paid for (docs/product.md, 'Registering a
 * business'). An imported page needs only a locality, no street address.
 */
export const isIncomplete = ({
  localidadId,
  address,
  importId,
}: Pick<Business, 'localidadId' | 'address' | 'importId'>): boolean =>
  localidadId === null || (address === null && importId === null)
