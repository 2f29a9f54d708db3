import type { FoundTable, StoredPersonalData } from '@oficio/contracts/support/data-requests'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'

interface FoundDataProps {
  data: StoredPersonalData
  /** Whether the request asks for erasure. Only then the card shows what happens to each table. */
  isErasure: boolean
}

/** Returns what happens to that many rows: 'se borra' for one, 'se borran' for more. */
const fateText = (fate: FoundTable['fate'], count: number): string => {
  const erasedVerb = count === 1 ? 'se borra' : 'se borran'
  const keepsText = count === 1 ? 'se conserva' : 'se conservan'
  if (fate === 'erased') return erasedVerb
  if (fate === 'kept for the payments') return `${keepsText}: la ley obliga a guardar los pagos`
  return `${keepsText} un tiempo, para probar que se respondió; después ${erasedVerb} solo${count === 1 ? '' : 's'}`
}

/** Returns the title of a table as words: 'Mensajes de contacto' for 'mensajes_de_contacto'. */
const wordsOf = (title: string): string => {
  const words = title.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The data about the person. For an erasure it also shows what happens to each table, and what the person will be told.
 */
export function FoundData({ data: { tables, ends, keeps }, isErasure }: FoundDataProps) {
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
                value: isErasure ? `${count}, ${fateText(fate, count)}` : String(count),
              }))}
            />
          )}
        </Card>
        {isErasure && (
          <>
            <TextList title="Qué le decimos que se borra" sentences={ends} />
            <TextList title="Qué le decimos que queda" sentences={keeps} />
          </>
        )}
      </div>
    </Section>
  )
}

function TextList({ title, sentences }: { title: string; sentences: readonly string[] }) {
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
