import { paths } from '@oficio/contracts/paths'
import type { UncoveredRubros } from '@oficio/contracts/professionals/rubro-coverage'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { uncoveredText } from './selection-texts'

/** A note on the portal: the rubros that the paid month does not cover, and when the subscription covers them. */
export function CoverageNote({ uncovered }: { uncovered: UncoveredRubros | null }) {
  if (!uncovered) return null
  return (
    <Alert
      title="Tu mes pagado no incluye todos tus rubros"
      action={
        <ButtonLink href={paths.serviceSelection()} variant="outline">
          Gestionar rubros
        </ButtonLink>
      }
    >
      <p>{uncoveredText(uncovered)}</p>
    </Alert>
  )
}
