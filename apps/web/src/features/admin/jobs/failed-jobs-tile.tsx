import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { Section } from '@/components/layout/section'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** That the machinery behind the product does not work, and the way to what does not; nothing while it does. */
export function FailedJobsTile({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Section title="Tareas">
      <Alert
        tone="error"
        title={count === 1 ? 'Falló 1 tarea' : `Fallaron ${count} tareas`}
        action={
          <Button asChild variant="outline">
            <Link href={paths.adminJobs()}>Ver las fallas</Link>
          </Button>
        }
      >
        Se reintentan solas, pero conviene mirar por qué.
      </Alert>
    </Section>
  )
}
