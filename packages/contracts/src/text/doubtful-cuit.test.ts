import { expect, it } from 'vitest'
import { isDoubtfulCuit } from './doubtful-cuit'

it.each(['20111111112', '27000000006', '20123456786', '20987654326', '20222222223'])(
  'doubts %s, whose digits repeat or follow each other',
  (cuit) => expect(isDoubtfulCuit(cuit)).toBe(true),
)

it.each(['30500010912', '33693450239', '20304050607', '27289991115'])('takes %s as it is', (cuit) =>
  expect(isDoubtfulCuit(cuit)).toBe(false),
)
