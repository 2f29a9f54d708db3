import {
  dropInvoiceDataEndpoint,
  getInvoiceDataEndpoint,
  saveInvoiceDataEndpoint,
} from '@oficio/contracts/payments/invoice-data'
import { dropInvoiceData } from '@oficio/domain/payments/invoicing/drop-invoice-data'
import { getInvoiceData } from '@oficio/domain/payments/invoicing/get-invoice-data'
import { saveInvoiceData } from '@oficio/domain/payments/invoicing/save-invoice-data'
import { route } from '@/server/route'

export const GET = route(getInvoiceDataEndpoint, getInvoiceData)
export const PUT = route(saveInvoiceDataEndpoint, saveInvoiceData)
export const DELETE = route(dropInvoiceDataEndpoint, dropInvoiceData)
