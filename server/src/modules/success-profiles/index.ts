import type { Registrar } from '../../platform/http/registrar.ts';
import { profileRoutes } from './profile/success-profile.routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { studyRoutes } from './study/study.routes.ts';

export { openReview } from './review/review.presenter.ts';

export function successProfileRoutes(routes: Registrar): void {
  profileRoutes(routes);
  reviewRoutes(routes);
  studyRoutes(routes);
}
