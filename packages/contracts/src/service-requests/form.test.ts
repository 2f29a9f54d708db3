import { expect, it } from 'vitest'
import { nearbyProfessionalsEndpoint } from '../search/nearby-professionals'
import { texts } from '../texts'
import { workFields } from './form'

it('a rubro that no table could hold is refused as unknown instead of reaching the database', () => {
  const { error } = workFields.shape.rubroId.safeParse(9_000_000_000)
  expect(error?.issues.map(({ message }) => message)).toEqual([texts.unknownRubro])
  expect(nearbyProfessionalsEndpoint.query.safeParse({ rubroId: '9000000000' }).success).toBe(false)
})
