import type { Registrar } from '../../platform/http/registrar.ts';
import { profileRoutes } from './profile/success-profile.routes.ts';

export function successProfileRoutes(routes: Registrar): void {
  profileRoutes(routes);
}
