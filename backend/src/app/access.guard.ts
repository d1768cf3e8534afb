import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayDo, needsProof, type Permission } from '../../../contracts/staff/permissions.js';
import { CustomerSessions, type LoggedInCustomer } from '../customers/login/customer-sessions.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { requireProof } from '../platform/auth/proof.js';
import { StaffSessions, type LoggedInStaff } from '../staff/staff-sessions.js';
import { initialPasswordKey } from '../platform/auth/access.js';
import { endpointOf, permissionsOf } from '../platform/endpoints/handles.js';
import { AccessGate } from '../platform/auth/gate/access-gate.js';

declare module 'fastify' {
  interface FastifyRequest {
    staff?: LoggedInStaff;
    customer?: LoggedInCustomer;
  }
}

/** Denies by default: everything under /api/admin needs a staff session unless the route itself allows `open`. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly gate: AccessGate,
    private readonly staffSessions: StaffSessions,
    private readonly customerSessions: CustomerSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const endpoint = endpointOf(context.getHandler());
    const access = endpoint?.access;
    const admin = request.routeOptions.url?.startsWith('/api/admin') ?? true;
    if (access === 'open') return true;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (access === 'staff' || admin) {
      const allowsInitialPassword =
        this.reflector.get<boolean | undefined>(initialPasswordKey, context.getHandler()) ?? false;
      const permissions = endpoint && permissionsOf(endpoint);
      return this.admitStaff(request, reply, permissions, allowsInitialPassword);
    }
    if (access !== 'shopper' && access !== 'customer') throw new DomainError('not-allowed');
    if (!this.gate.isOpenFor(request)) throw new DomainError('gate-locked');
    return access === 'shopper' || this.admitCustomer(request);
  }

  /** Denies a route without a declared endpoint. */
  private async admitStaff(
    request: FastifyRequest,
    reply: FastifyReply,
    permissions: readonly Permission[] | undefined,
    allowsInitialPassword: boolean,
  ): Promise<boolean> {
    const staff = await this.staffSessions.find(request, reply);
    if (!staff) throw new DomainError('not-logged-in');
    if (staff.hasInitialPassword && !allowsInitialPassword) throw new DomainError('own-password-required');
    if (!permissions?.every((permission) => mayDo(staff.role, permission))) throw new DomainError('not-allowed');
    if (permissions.length > 0 && staff.isFactorRequired && !staff.hasFactor) throw new DomainError('factor-required');
    if (permissions.some((permission) => needsProof(permission, request.method))) requireProof(staff);
    request.staff = staff;
    return true;
  }

  private async admitCustomer(request: FastifyRequest): Promise<boolean> {
    const customer = await this.customerSessions.find(request);
    if (!customer) throw new DomainError('not-logged-in');
    request.customer = customer;
    return true;
  }
}
