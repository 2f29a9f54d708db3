import type { SamePerson, SharedMark } from '@oficio/contracts/admin/professionals'
import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'

const shared: Record<SharedMark, string> = {
  contact: 'Mismo teléfono o CUIT que',
  device: 'Mismo dispositivo que',
  network: 'Misma red que',
}

/** Other professionals who may be the same person; none of it decides anything. */
export function SamePeople({ people }: { people: readonly SamePerson[] }) {
  if (people.length === 0) return null
  return (
    <Alert tone="warning" title="Puede ser otra cuenta de la misma persona">
      <ul className="space-y-1">
        {people.map(({ id, name, shares }) => (
          <li key={id}>
            {shared[shares]} <Link href={paths.adminProfessional(id)}>{name}</Link>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Una familia o un taller comparten la red o el teléfono: es una señal, no una prueba.
      </p>
    </Alert>
  )
}
