import { Prisma } from '@oficio/db/generated/client'
import { columns, type Person, type PersonalTable } from '../kernel/personal-data'

/** Leads that the person took as a professional, and leads on the person's own requests as a client. */
const isOwn = ({ userId }: Person) => Prisma.sql`
  professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)
  OR request_id IN (SELECT id FROM service_requests WHERE user_id = ${userId}::uuid)`

export const leadTables: readonly PersonalTable[] = [
  {
    table: 'leads',
    title: 'contactos',
    rows: isOwn,
    personal: [],
    facts: columns('id request_id professional_id status source taken_at contacted_at returned_at'),
    // Client and professional both export this row, so neither may see the other's device and network marks.
    secrets: columns('device_hash network_hash is_self_made'),
  },
  {
    table: 'lead_reports',
    title: 'reportes_de_contactos',
    rows: (person) => Prisma.sql`lead_id IN (SELECT id FROM leads WHERE ${isOwn(person)})`,
    personal: columns('note decision_note'),
    facts: columns('id lead_id reason status answer answered_at decided_at decided_by_id created_at'),
  },
]
