import { Celebration } from '@/components/illustrations/celebration'

interface FirstLeadProps {
  clientName: string
  /** Whether the professional opened the contact data just now. */
  isFresh: boolean
}

/** Celebrates the first lead of a professional until they have contacted its client. The contact data follows. */
export const FirstLead = ({ clientName, isFresh }: FirstLeadProps) => (
  <>
    <Celebration name="firstLead" isFresh={isFresh} className="mt-4 h-32" />
    <p className="mt-3 font-display text-xl font-semibold">¡Tu primer cliente!</p>
    <p className="mt-1 text-muted-foreground">
      Llamá a {clientName} cuanto antes: quien llama primero suele quedarse con el trabajo.
    </p>
  </>
)
