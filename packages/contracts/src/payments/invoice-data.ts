import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { requiredText } from '../fields'
import { limits } from '../limits'
import { identifierText } from '../text/identifier-text'
import { readCuit } from '../text/read-cuit'
import { type DocumentKind, documentKinds, type VatCondition, vatConditions } from './invoice-words'

const tag = 'Cuenta'

const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]]

const vatConditionNames = Object.keys(vatConditions) as [VatCondition, ...VatCondition[]]

/** The CUIT/CUIL prefixes of people. Other prefixes belong to companies. */
const ofPeople = ['20', '23', '24', '25', '26', '27']

const documentTexts: Record<DocumentKind, string> = {
  cuit: 'El CUIT no es válido: son 11 números, y el último se calcula con los otros. Revisalo.',
  cuil: 'El CUIL no es válido: son 11 números, y el último se calcula con los otros. Revisalo.',
  dni: 'El DNI no es válido: son 7 u 8 números.',
}

/** Returns the digits of a document, in whatever notation it was written. Returns null if it cannot be of that kind. */
export function readDocument(kind: DocumentKind, text: string): string | null {
  if (kind !== 'dni') {
    const digits = readCuit(text)
    return digits && (kind === 'cuit' || ofPeople.includes(digits.slice(0, 2))) ? digits : null
  }
  const digits = identifierText(text).replace(/[\s.-]/g, '')
  return /^[1-9]\d{6,7}$/.test(digits) ? digits : null
}

export const invoiceDataForm = z
  .object({
    name: requiredText('invoiceName', limits.nameMax),
    vatCondition: z.enum(vatConditionNames, 'Elegí tu condición ante el IVA.'),
    documentKind: z.enum(documentKindNames, 'Elegí qué número es.'),
    document: requiredText('document', 20),
  })
  .superRefine(({ vatCondition, documentKind, document }, refinement) => {
    if (vatCondition !== 'final_consumer' && documentKind !== 'cuit')
      return refinement.addIssue({
        code: 'custom',
        path: ['documentKind'],
        message: `Con la condición ${vatConditions[vatCondition]} hace falta el CUIT.`,
      })
    if (readDocument(documentKind, document) === null)
      refinement.addIssue({ code: 'custom', path: ['document'], message: documentTexts[documentKind] })
  })

export const invoiceData = z
  .object({
    name: z.string(),
    vatCondition: z.enum(vatConditionNames),
    documentKind: z.enum(documentKindNames),
    /** The digits of the document, without separators. */
    document: z.string(),
  })
  .meta({ id: 'InvoiceData' })
export type InvoiceData = z.infer<typeof invoiceData>

const path = '/account/invoice-data'

export const getInvoiceDataEndpoint = defineEndpoint({
  name: 'getInvoiceData',
  summary:
    'Returns the invoice data of the account. Null means that its owner is invoiced as a final consumer. isIssued says whether the operator issues invoices at all.',
  tag,
  method: 'GET',
  path,
  access: 'account',
  response: z.object({ isIssued: z.boolean(), data: invoiceData.nullable() }),
})

export const saveInvoiceDataEndpoint = defineEndpoint({
  name: 'saveInvoiceData',
  summary:
    'Stores the invoice data of the account. It also applies to payments of this month without invoice data; other payments keep theirs.',
  tag,
  method: 'PUT',
  path,
  access: 'account',
  body: invoiceDataForm,
  response: invoiceData,
  errors: ['invoices_not_issued'],
})

export const dropInvoiceDataEndpoint = defineEndpoint({
  name: 'dropInvoiceData',
  summary: 'Deletes the invoice data of the account. Existing payments keep theirs.',
  tag,
  method: 'DELETE',
  path,
  access: 'account',
  response: done,
})
