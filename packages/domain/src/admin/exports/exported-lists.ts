import { deskLists } from './desk-lists'
import type { ExportedList } from './exported'
import { machineryLists } from './machinery-lists'
import { marketLists } from './market-lists'
import { moneyLists } from './money-lists'
import { exportedMovements } from './movement-list'

/** Every list that can be taken along, with what its columns say. */
export const exportedLists: readonly ExportedList[] = [
  ...moneyLists,
  exportedMovements,
  ...marketLists,
  ...deskLists,
  ...machineryLists,
]
