import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';

/** Collects what Bull Board registers. Ignores its error handler, because ours adds Dutch sentences and codes. */
export class BoardParts implements IServerAdapter {
  queues: BullBoardQueues = new Map();
  views = '';
  files = '';
  page: AppViewRoute;
  routes: AppControllerRoute[] = [];
  uiConfig: UIConfig = {};

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setViewsPath(views: string): this {
    this.views = views;
    return this;
  }

  setStaticPath(_route: string, files: string): this {
    this.files = files;
    return this;
  }

  setEntryRoute(page: AppViewRoute): this {
    this.page = page;
    return this;
  }

  setErrorHandler(): this {
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.routes = routes;
    return this;
  }

  setUIConfig(uiConfig: UIConfig): this {
    this.uiConfig = uiConfig;
    return this;
  }
}
