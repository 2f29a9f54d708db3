import { deskLists } from './desk-lists'
import type { ExportedList } from './exported'
import { exportedInvoices } from './invoice-list'
import { machineryLists } from './machinery-lists'
import { marketLists } from './market-lists'
import { moneyLists } from './money-lists'

/** Every list that can be taken along, with what its columns say. */
export const exportedLists: readonly ExportedList[] = [
  ...moneyLists,
  exportedInvoices,
  ...marketLists,
  ...deskLists,
  ...machineryLists,
]
