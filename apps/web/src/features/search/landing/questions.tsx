import { Section } from '@/components/layout/section'
import type { Question } from './landing-questions'

/** What people ask, with its answer; nothing where there is nothing to say. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <Section title="Preguntas frecuentes">
      <ul className="divide-y border-y">
        {questions.map(({ question, answer }) => (
          <li key={question} className="space-y-1 py-5">
            <h3 className="text-lg">{question}</h3>
            <p className="max-w-[68ch] wrap-anywhere text-muted-foreground">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
