import type { DataFound, FoundTable } from '@oficio/contracts/support/data-requests'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'

const fates: Record<FoundTable['fate'], string> = {
  erased: 'se borra',
  'kept for the payments': 'se conserva: la ley obliga a guardar los pagos',
  'kept for consumer law': 'se conserva su plazo: prueba que se respondió, y después se borra solo',
}

/** 'Mensajes de contacto' of 'mensajes_de_contacto'. */
const wordsOf = (title: string): string => {
  const words = title.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What there is of whoever asked, what would become of each, and what they would be told of it. */
export function FoundData({ found: { tables, ends, keeps } }: { found: DataFound }) {
  return (
    <Section title="Qué hay de esta persona">
      <div className="space-y-6">
        <Card>
          {tables.length === 0 ? (
            <p>No guardamos nada con este email.</p>
          ) : (
            <DescriptionList
              items={tables.map(({ title, count, fate }) => ({
                term: wordsOf(title),
                value: `${count}, ${fates[fate]}`,
              }))}
            />
          )}
        </Card>
        <Said title="Qué pasa si se borra" sentences={ends} />
        <Said title="Qué queda" sentences={keeps} />
      </div>
    </Section>
  )
}

function Said({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className="space-y-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground marker:text-primary">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
