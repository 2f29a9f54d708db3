import { deskLists } from './desk-lists'
import type { ExportedList } from './exported'
import { machineryLists } from './machinery-lists'
import { marketLists } from './market-lists'
import { moneyLists } from './money-lists'

/** Every list that can be taken along, with what its columns say. */
export const exportedLists: readonly ExportedList[] = [
  ...moneyLists,
  ...marketLists,
  ...deskLists,
  ...machineryLists,
]
