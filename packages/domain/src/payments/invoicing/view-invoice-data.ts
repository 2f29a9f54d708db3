import { type InvoiceData, invoiceData } from '@oficio/contracts/payments/invoice-data'

/** Returns what was stored of a payer as calls answer it. */
export const viewInvoiceData = (row: Record<keyof InvoiceData, string>): InvoiceData => invoiceData.parse(row)
