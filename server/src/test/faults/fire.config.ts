/** How many people the activation under fire invites; long runs ask for more. */
export const firePeople = Number(process.env['FIRE_PEOPLE'] ?? 1000);
