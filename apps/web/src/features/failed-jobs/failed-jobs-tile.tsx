import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { Section } from '@/components/layout/section'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** Whether the machinery behind the product works, and the way to what does not. */
export function FailedJobsTile({ count }: { count: number }) {
  return (
    <Section title="Tareas">
      {count === 0 ? (
        <Alert tone="success" title="Todo en marcha">
          Ninguna tarea falló.
        </Alert>
      ) : (
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
      )}
    </Section>
  )
}
