import { color } from './theme'

/** The taken and free seats of a request as a row of dots. The sentence beside it says the same in words. */
export function Seats({ takenSeats, total }: { takenSeats: number; total: number }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} data-skip-in-text="true">
      <tbody>
        <tr data-skip-in-text="true">
          {Array.from({ length: total }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no identity but their position
            <td key={seat} data-skip-in-text="true" style={{ padding: '0 6px 10px 0' }}>
              <div
                className={seat < takenSeats ? 'taken' : 'free'}
                style={{
                  width: '28px',
                  height: '8px',
                  borderRadius: '4px',
                  backgroundColor: seat < takenSeats ? color.primary : color.border,
                }}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
