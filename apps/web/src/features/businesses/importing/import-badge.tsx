import {
  type BusinessImportView,
  type ImportState,
  importStateTexts,
} from '@oficio/contracts/businesses/importing/imports'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const tones: Record<ImportState, BadgeTone> = { checked: 'sol', imported: 'success', undone: 'muted' }

/** The state of an import file. */
export function ImportBadge({ state }: Pick<BusinessImportView, 'state'>) {
  return <Badge tone={tones[state]}>{importStateTexts[state]}</Badge>
}
