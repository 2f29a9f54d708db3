import type { Business } from '@oficio/db/generated/client'

/**
 * Returns whether a business lacks the address without which nobody sees it and nobody pays for it (docs/product.md,
 * 'Registering a business'). Pages that were imported may have no street.
 */
export const isIncomplete = ({
  localidadId,
  address,
  importId,
}: Pick<Business, 'localidadId' | 'address' | 'importId'>): boolean =>
  localidadId === null || (address === null && importId === null)
