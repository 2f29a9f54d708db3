/** By what the tax authority knows somebody. */
export const documentKinds = { cuit: 'CUIT', cuil: 'CUIL', dni: 'DNI' } as const
export type DocumentKind = keyof typeof documentKinds

export const vatConditions = {
  final_consumer: 'Consumidor Final',
  monotributo: 'Monotributo',
  registered: 'Responsable Inscripto',
  exempt: 'Exento',
} as const
export type VatCondition = keyof typeof vatConditions
