/** The kinds of documents by which the tax authority identifies a person or company. */
export const documentKinds = { cuit: 'CUIT', cuil: 'CUIL', dni: 'DNI' } as const
export type DocumentKind = keyof typeof documentKinds

export const vatConditions = {
  final_consumer: 'Consumidor Final',
  monotributo: 'Monotributo',
  registered: 'Responsable Inscripto',
  exempt: 'Exento',
} as const
export type VatCondition = keyof typeof vatConditions
