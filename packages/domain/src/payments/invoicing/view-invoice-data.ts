import { type InvoiceData, invoiceData } from '@oficio/contracts/payments/invoice-data'

/** Returns stored invoice data in the form of the API. */
export const viewInvoiceData = (row: Record<keyof InvoiceData, string>): InvoiceData => invoiceData.parse(row)
