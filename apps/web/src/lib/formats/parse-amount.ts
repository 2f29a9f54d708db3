/**
 * Returns the typed amount, or null if it is not an amount: '4.000', '4000,50', '4000.50', '$ 4.000,50'. A point
 * followed by three digits separates thousands, as is usual in Argentina.
 */
export function parseAmount(typedText: string): number | null {
  const text = typedText.replace(/[$\s]/g, '')
  const plain = /^\d+\.\d{1,2}$/.test(text) ? text : text.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.')
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null
  return Number(plain)
}
