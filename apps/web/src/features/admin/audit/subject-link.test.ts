import type { AuditRow } from '@oficio/contracts/admin/audit'
import { exportListEndpoint } from '@oficio/contracts/admin/exports'
import { expect, it } from 'vitest'
import { subjectLink } from './subject-link'

const textOf = (name: string) =>
  // `subjectLink` reads only the subject of the row.
  subjectLink({ subject: { kind: 'list', id: name }, data: {} } as AuditRow).text

it('an exported list has its Spanish name, and an unknown list its own word', () => {
  expect(textOf('professionals')).toBe('Lista de profesionales')
  expect(textOf('users')).toBe('Lista de cuentas')
  const names = exportListEndpoint.params.shape.list.options
  expect(names.filter((name) => name.includes('-') && textOf(name).includes(name))).toEqual([])
  expect(textOf('earlier-list')).toBe('Lista de earlier-list')
})
