import { createHash } from 'node:crypto'
import type { CheckKind } from '@oficio/contracts/professionals/checks'
import { formatCuit } from '@oficio/contracts/text/format-cuit'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { nationalPhone } from '../../kernel/text/normalise-phone'

/** The facts that a check covers: as a text for the admin, and as a hash that changes with the facts. */
interface CheckedFact {
  facts: string
  fact: string
}

export type CheckedFacts = Partial<Record<CheckKind, CheckedFact>>

/** Returns the facts about a professional that can be checked now; null for an unknown id. */
export async function readCheckedFacts(tx: Tx, id: string): Promise<CheckedFacts | null> {
  return (await readManyCheckedFacts(tx, [id])).get(id) ?? null
}

/** Returns the same facts for several professionals, by their ids. Skips unknown ids. */
export async function readManyCheckedFacts(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CheckedFacts>> {
  const professionals = await tx.professional.findMany({ where: { id: { in: [...ids] } }, select: checked })
  return new Map(professionals.map((professional) => [professional.id, factsOf(professional)]))
}

type CheckedProfessional = Prisma.ProfessionalGetPayload<{ select: typeof checked }>

function factsOf({ cuit, phone, companyName, user, documents, rubros }: CheckedProfessional): CheckedFacts {
  const documentIds = documents.map(({ id }) => id)
  const licensedRubros = rubros.map(({ rubro }) => rubro)
  const name = `${user.firstName} ${user.lastName}`
  return {
    ...(cuit && {
      identity: {
        // The trade name heads every page with the badge, so an admin sees it, and a new one needs a new check.
        facts: [name, formatCuit(cuit), companyName && `se muestra como «${companyName}»`]
          .filter(Boolean)
          .join(', '),
        fact: hash(companyName === null ? [user, cuit] : [user, cuit, companyName]),
      },
    }),
    ...(documents.length > 0 && {
      documents: { facts: documents.map(({ name }) => name).join(', '), fact: hash([user, documentIds]) },
    }),
    ...(phone && { phone: { facts: nationalPhone(phone), fact: hash([phone]) } }),
    ...(licensedRubros.length > 0 && {
      licence: {
        facts: licensedRubros.map(({ name }) => name).join(', '),
        // The hash covers person, rubros and documents, because a licence belongs to a person and a rubro, and its
        // proof is among the documents.
        fact: hash([user, cuit, licensedRubros.map(({ id }) => id), documentIds]),
      },
    }),
  }
}

const checked = {
  id: true,
  cuit: true,
  phone: true,
  companyName: true,
  user: { select: { firstName: true, lastName: true } },
  documents: { where: { state: 'attached' }, select: { id: true, name: true }, orderBy: { id: 'asc' } },
  rubros: {
    where: { rubro: { isRegulated: true } },
    select: { rubro: { select: { id: true, name: true } } },
    orderBy: { rubroId: 'asc' },
  },
} as const

const hash = (facts: unknown) => createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
