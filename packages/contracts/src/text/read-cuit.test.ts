import { expect, it } from 'vitest'
import { readCuit } from './read-cuit'

it.each(['20-12345678-6', '20123456786', ' 20 12345678 6 ', '30-50001091-2', '33-69345023-9'])(
  'reads %j, however it is written',
  (text) => expect(readCuit(text)).toMatch(/^\d{11}$/),
)

it.each(['20-12345678-9', '00000000000', '2012345678', '201234567860', '29-12345678-6', 'veinte', ''])(
  'takes %j for none',
  (text) => expect(readCuit(text)).toBeNull(),
)
