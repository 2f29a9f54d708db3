import { limits } from '@oficio/contracts/limits'
import { FieldError } from '@/components/ui/field-message'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { quietLink } from '@/components/ui/link-classes'
import { LocateHere } from '../locate-here'
import { type MeantTown, MeantTowns } from '../meant-towns'

interface LocationFieldProps {
  /** As it was typed, or the town of the point that was asked for. */
  location: string
  fault: string | undefined
  /** What may have been meant, and where that is searched. */
  meant: readonly MeantTown[]
}

/** A town by its name, typed or found by the device. */
export function LocationField({ location, fault, meant }: LocationFieldProps) {
  return (
    <div className="min-w-0 space-y-1.5">
      <LocateHere fieldId="search-location" className={quietLink}>
        <Label htmlFor="search-location">¿Dónde?</Label>
      </LocateHere>
      <Input
        id="search-location"
        name="location"
        defaultValue={location}
        maxLength={limits.addressMax}
        placeholder="Rosario, Santa Fe"
        autoComplete="address-level2"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && 'search-location-error'}
      />
      {fault && <FieldError id="search-location-error">{fault}</FieldError>}
      <MeantTowns towns={meant} />
    </div>
  )
}
