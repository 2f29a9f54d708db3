'use client'

import { createTermEndpoint, type TermKind } from '@oficio/contracts/businesses/terms/terms'
import { paths } from '@oficio/contracts/paths'
import { fieldLabels } from '@oficio/contracts/texts'
import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

const texts = {
  category: {
    action: 'Agregar una categoría',
    description:
      'Se puede elegir enseguida y queda última en las listas. En su página le sumás las otras palabras con que se busca y le cambiás el lugar.',
    added: 'Categoría agregada',
  },
  tag: {
    action: 'Agregar una etiqueta',
    description: 'Se puede elegir enseguida y queda última en las listas. En su página le cambiás el lugar.',
    added: 'Etiqueta agregada',
  },
} as const

/** Adds a category or a tag by its name, and opens its page, where the rest is edited. */
export function AddTerm({ kind }: { kind: TermKind }) {
  const router = useRouter()
  const { action, description, added } = texts[kind]
  return (
    <div className="needs-script">
      <WordsDialog
        trigger={
          <Button>
            <Plus aria-hidden />
            {action}
          </Button>
        }
        title={action}
        description={description}
        field={{ label: fieldLabels.rubroName, schema: createTermEndpoint.body.shape.name, rows: 1 }}
        submitLabel="Agregar"
        send={(name) => callApi(createTermEndpoint, { body: { kind, name } })}
        success={added}
        onSuccess={({ id }) => router.push(paths.adminBusinessTerm(id))}
      />
    </div>
  )
}
